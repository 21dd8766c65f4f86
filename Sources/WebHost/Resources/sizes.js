// The sizes of text that a person can choose, in points.

/** @type {{ [name: string]: number }} */
export const textSizes = {
    xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23,
    accessibility1: 28, accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};
