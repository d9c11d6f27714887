/** Settings of the theme editor; radius and padding are pixels. */
export interface Choice {
  color: string;
  radius: number;
  padding: number;
}

export type Scheme = 'light' | 'dark';

const grounds = { light: '#ffffff', dark: '#101317' };

/** Minimum contrast of borders and icons (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/** The variables of `select.css` for a choice. */
export function themeOf({ color, radius, padding }: Choice, scheme: Scheme) {
  const accent = readableOn(grounds[scheme], color);
  const soft = mix(grounds[scheme], accent, scheme === 'light' ? 0.12 : 0.24);
  return {
    '--rc-select-accent': accent,
    '--rc-select-soft': soft,
    '--rc-select-radius': `${radius}px`,
    '--rc-select-padding': `${padding}px`,
  };
}

/** The style sheet for a choice; the dark rule only has colors. */
export function printTheme(choice: Choice): string {
  const dark = Object.entries(themeOf(choice, 'dark')).slice(0, 2);
  return [
    printRule(':root', Object.entries(themeOf(choice, 'light'))),
    printRule('.dark', dark),
  ].join('\n');
}

function printRule(selector: string, entries: [string, string][]): string {
  const lines = entries.map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}`;
}

/** The color, darkened or lightened until it has enough contrast. */
function readableOn(ground: string, color: string): string {
  const end = luminance(ground) > 0.5 ? '#000000' : '#ffffff';
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(color, end, part);
    if (contrast(mixed, ground) >= LEAST_CONTRAST) return mixed;
  }
  return end;
}

const channels = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Mixes two colors; `part` is the share of the second. */
function mix(first: string, second: string, part: number): string {
  const others = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((others[index] ?? value) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}
