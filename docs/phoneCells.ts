/** A cell of a row as a phone shows it. */
export interface PhoneCell {
  /** The columns that it stands for. */
  label: string;
  /** Whether another cell stands for it, so that a phone leaves it out. */
  isMerged: boolean;
  /** How many neighboring columns it stands for where there are columns; 0 when the one before it does. */
  span: number;
}

/** The cells of a row on a phone, where equal ones are one: `values` of the columns with these names, in their order. */
export function phoneCells(
  values: readonly string[],
  names: readonly string[],
  allNames: string,
  separator = ', ',
): PhoneCell[] {
  return values.map((value, index) => {
    const own = names.filter((_, other) => values[other] === value);
    const end = values.findIndex((other, at) => at > index && other !== value);
    return {
      label: own.length === names.length ? allNames : own.join(separator),
      isMerged: values.indexOf(value) < index,
      span: values[index - 1] === value ? 0 : (end < 0 ? values.length : end) - index,
    };
  });
}
