/** Types that the columns of copied rows may have. */
export type ColumnType =
  | 'bigint'
  | 'integer'
  | 'smallint'
  | 'text'
  | 'date'
  | 'timestamptz'
  | 'boolean'
  | 'jsonb'
/** The columns of rows, each with its type; only `jsonb` ones may hold objects. */
export type Columns<Row extends object> = { readonly [Name in keyof Row & string]: ColumnType }

const signs: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function field(value: unknown, type: ColumnType): string {
  if (value === null || value === undefined) return '\\N'
  const text = type === 'jsonb' ? JSON.stringify(value) : String(value)
  return text.replace(/[\\\t\n\r]/g, (sign) => signs[sign]!)
}

/** Rows in the text format of COPY, in pieces of at least 50,000 characters; the last one may be shorter. */
export function* copyText<Row extends object>(
  columns: Columns<Row>,
  rows: Iterable<Row>,
): Generator<string, void> {
  const places = Object.entries<ColumnType>(columns) as [keyof Row & string, ColumnType][]
  let piece = ''
  for (const row of rows) {
    piece += `${places.map(([name, type]) => field(row[name], type)).join('\t')}\n`
    if (piece.length < 50_000) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}
