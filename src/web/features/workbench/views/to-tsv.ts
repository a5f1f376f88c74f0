/** A table as tab-separated text, as spreadsheets take it. Tabs and line breaks inside a value become spaces: they would move it to another cell. */
export function toTsv(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const line = (values: readonly (string | number | null)[]) =>
    values
      .map((value) =>
        String(value ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .join('\t')
  return [header, ...rows].map(line).join('\n')
}
