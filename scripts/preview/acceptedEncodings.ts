/** A compressed copy that stands beside a file. */
export interface Encoding {
  name: 'br' | 'gzip';
  suffix: '.br' | '.gz';
}

const encodings: Encoding[] = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** The compressed copies that a reader takes, the smallest first; `q=0` refuses one. */
export function acceptedEncodings(header = ''): Encoding[] {
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';');
    return parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)) ? [] : name.trim();
  });
  return encodings.filter(({ name }) => accepted.includes(name));
}
