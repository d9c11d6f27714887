/** A type error: the file by its path in the project, and in one line where and what it is. */
export interface FileError {
  file: string;
  message: string;
}

const ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;

/**
 * The errors in the output of `tsc --pretty false`. Indented lines explain the one before, each more closely than the
 * last: an error is told by the innermost, for example by the property that does not exist.
 */
export function readTypeErrors(output: string): FileError[] {
  const errors: FileError[] = [];
  let place = '';
  for (const line of output.split('\n').map((raw) => raw.trimEnd())) {
    const [, file, row, code, text] = ERROR.exec(line) ?? [];
    const last = errors.at(-1);
    if (file) {
      const path = file.replaceAll('\\', '/');
      place = `${path.split('/').at(-1)}:${row} ${code}`;
      errors.push({ file: path, message: `${place}: ${text}` });
    } else if (last && /^\s/.test(line)) {
      last.message = `${place}: ${line.trim()}`;
    }
  }
  return errors;
}
