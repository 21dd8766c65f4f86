#!/usr/bin/env python3
"""Writes down how wide Chromium sets texts in Inter: Tests/Browser/record_widths.py >Tests/FontMeasuringTests/Widths.tsv

FontMeasuringTests compares what is measured in Swift with these numbers. To be run again when Debian's fonts-inter or
Chromium have changed. Columns: size in points, weight, posture and digits (i, t), width in points, text.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Outside"))
from programs import launch

FONTS = pathlib.Path("/usr/share/fonts/opentype/inter")
FILES = {
    (400, ""): "Inter-Regular", (500, ""): "Inter-Medium", (600, ""): "Inter-SemiBold", (700, ""): "Inter-Bold",
    (300, ""): "Inter-Light", (400, "i"): "Inter-Italic", (700, "i"): "Inter-BoldItalic",
}
SCRIPTS = [
    "Next departure", "Add to list", "12 min", "Vienna International Airport", "€1,299.00", "18:45–20:10",
    "The quick brown fox jumps over the lazy dog.", "Wi-Fi & Bluetooth", "AV To WAVE Tyfoon LT", "office affluent fjord",
    "(“Quotes” – and dashes…)", "3 × 4 = 12", "50% off", "Grüße aus Österreich", "Pâté à la crème brûlée", "Señor Núñez",
    "Łódź, Gdańsk i Kraków", "İstanbul’da ılık şehir", "Příliš žluťoučký kůň", "Tiếng Việt có dấu", "Þetta er íslenska",
    "Съешь ещё этих мягких булок", "Україна, їжак і ґанок", "Η γρήγορη αλεπού", "Αθήνα 2026", "Погода: −5 °C",
    "1111 8888", "0123456789", "+43 660 1234567", "v2.10.3-beta", "A1 → B2", "•  two  spaces", "user@example.org",
    "https://example.org/a-long/path?x=1", "Mississippi", "ILLUMINATION", "mmmmm", "iiiii", "WWWWW", "f(x) = ½x²",
    "Gate B34 · Seat 12A", "Delivered — left at door", "H₂O and x₁", "“Don’t panic!”", "ALL CAPS TITLE",
]
STYLES = [(17, 400, ""), (13, 400, ""), (34, 700, ""), (22, 600, ""), (17, 400, "i"), (17, 400, "t"), (12, 500, ""),
          (28, 300, ""), (20, 700, "i")]
# Letters of large text are closer to each other, as in the style sheet.
LARGE, TRACKING = 22, -0.02


def main() -> None:
    faces = "".join(
        f"@font-face{{font-family:measured;font-weight:{weight};"
        f"font-style:{'italic' if 'i' in traits else 'normal'};src:url({(FONTS / name).as_uri()}.otf)}}"
        for (weight, traits), name in FILES.items())
    page_text = (
        f"<!doctype html><meta charset=utf-8><style>{faces}"
        "span{font-family:measured;white-space:pre;text-rendering:geometricPrecision;position:absolute}</style>")
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        page = browser.new_page()
        # Only a page that is a file may read font files.
        file = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/tmp/record_widths.html")
        file.write_text(page_text)
        page.goto(file.as_uri())
        print("\t".join(("points", "weight", "traits", "width", "text")))
        for points, weight, traits in STYLES:
            for text in SCRIPTS:
                width = page.evaluate(
                    """async ([text, points, weight, traits, tracking]) => {
                        const span = document.createElement('span');
                        span.textContent = text;
                        span.style.fontSize = `${points}px`;
                        span.style.fontWeight = weight;
                        span.style.letterSpacing = `${tracking}em`;
                        if (traits.includes('i')) span.style.fontStyle = 'italic';
                        if (traits.includes('t')) span.style.fontVariantNumeric = 'tabular-nums';
                        document.body.append(span);
                        await document.fonts.ready;
                        const loaded = document.fonts.check(`${traits.includes('i') ? 'italic ' : ''}${weight} ${points}px measured`);
                        if (!loaded) throw new Error('The font did not load.');
                        return span.getBoundingClientRect().width;
                    }""", [text, points, weight, traits, TRACKING if points >= LARGE else 0])
                print("\t".join((str(points), str(weight), traits, f"{width:.4f}", text)))
        browser.close()


if __name__ == "__main__":
    main()
