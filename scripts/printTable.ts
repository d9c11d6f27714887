/** Prints rows as aligned columns: the first flush left, the others flush right. */
export function printTable(rows: readonly (readonly string[])[]): string {
  const widths = rows
    .reduce<readonly string[]>((longest, row) => (row.length > longest.length ? row : longest), [])
    .map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
