// Sound at another rate.

/** The fractions of a sample between which the kernel isn't told apart. */
const phases = 64;
/** How far the kernel reaches, in samples of the lower rate. */
const reachOfKernel = 8;

/** Changes the rate of a stream of samples, without what the lower rate can't carry. */
export class Resampler {
    /** @param {number} from @param {number} [to] The rates. */
    constructor(from, to = 16_000) {
        this.step = from / to;
        const ratio = Math.max(1, this.step);
        this.reach = Math.ceil(reachOfKernel * ratio);
        this.kernels = Array.from({ length: phases + 1 }, (_, phase) => kernel(this.reach, phase / phases, 0.92 / ratio));
        /** The samples that the next ones need too, and the place of the next result among them. */
        this.rest = new Float32Array(this.reach);
        this.place = this.reach - 1;
    }

    /**
     * Takes the next samples.
     *
     * @param {Float32Array} samples
     * @returns {number[]}
     */
    take(samples) {
        const all = new Float32Array(this.rest.length + samples.length);
        all.set(this.rest);
        all.set(samples, this.rest.length);
        const result = [];
        let { place } = this;
        for (; place + this.reach < all.length; place += this.step) {
            const whole = Math.floor(place);
            const weights = this.kernels[Math.round((place - whole) * phases)];
            let sum = 0;
            for (let tap = 0; tap < weights.length; tap++) sum += weights[tap] * all[whole - this.reach + 1 + tap];
            result.push(sum);
        }
        const used = Math.floor(place) - this.reach + 1;
        this.rest = all.slice(used);
        this.place = place - used;
        return result;
    }
}

/**
 * The weights of the samples around a place: a low pass under a raised cosine, which together weigh one.
 *
 * @param {number} reach
 * @param {number} fraction Of a sample, by which the place is behind the middle one.
 * @param {number} cutoff As a part of half the rate.
 */
function kernel(reach, fraction, cutoff) {
    const weights = Array.from({ length: 2 * reach }, (_, tap) => {
        const distance = tap - reach + 1 - fraction;
        const angle = Math.PI * cutoff * distance;
        return (angle ? Math.sin(angle) / angle : 1) * (1 + Math.cos(Math.PI * distance / reach));
    });
    const sum = weights.reduce((one, other) => one + other, 0);
    return weights.map((weight) => weight / sum);
}
