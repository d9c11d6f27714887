/** A cell of a row as a phone shows it. */
export interface PhoneCell {
  /** The columns that it stands for. */
  label: string;
  /** Whether another cell stands for it, so that a phone leaves it out. */
  isMerged: boolean;
}

/** The cells of a row on a phone, where equal ones are one: `values` of the columns with these names, in their order. */
export function phoneCells(
  values: readonly string[],
  names: readonly string[],
  allNames: string,
): PhoneCell[] {
  return values.map((value, index) => {
    const own = names.filter((_, other) => values[other] === value);
    return {
      label: own.length === names.length ? allNames : own.join(', '),
      isMerged: values.indexOf(value) < index,
    };
  });
}
