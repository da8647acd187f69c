/** What a saved picture is drawn with: the tokens of the light theme, whatever theme the screen has. */
const light: Readonly<Record<string, string>> = {
  '--card': '#fff',
  '--line': '#dfe3e8',
  '--line-2': '#eceff3',
  '--head': '#f1f3f5',
  '--ink': '#1b232e',
  '--ink-2': '#4a5565',
  '--ink-3': '#5f6b7a',
  '--blue': '#17457a',
  '--blue-line': '#b9cfe9',
  '--bad-line': '#b02a2a',
  '--warn-line': '#9a6700',
}
const letters = "'Segoe UI', 'Noto Sans', Inter, system-ui, sans-serif"

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A drawing as text, with its size. */
export type Drawing = { svg: string; width: number; height: number }

/** Puts a drawing, an `<svg>` of its own, at a place of another one. */
const placed = (svg: string, x: number, y: number, width: number, height: number): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible">${svg}</svg>`

type Letters = { size?: number; bold?: boolean; ink?: string; end?: boolean }
const written = (
  text: string,
  x: number,
  y: number,
  { size = 13, bold = false, ink = '--ink', end = false }: Letters = {},
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="var(${ink})"${bold ? ' font-weight="650"' : ''}${end ? ' text-anchor="end"' : ''}>${escaped(text)}</text>`

/** A row of a table as its picture shows it: its name, its bar and its figures. */
export type PaperRow = { name: string; bar: string; figures: readonly string[] }

const rowHeight = 26
const nameWidth = 260
const barWidth = 300
const figureWidth = 96
const longest = 36
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** A table whose rows have bars, as a drawing. */
export function tableDrawing(heads: readonly string[], rows: readonly PaperRow[]): Drawing {
  const right = (at: number) => nameWidth + barWidth + (at + 1) * figureWidth
  const parts = heads.map((head, at) => written(head, right(at), 16, { size: 12, ink: '--ink-2', end: true }))
  rows.forEach(({ name, bar, figures }, at) => {
    const y = (at + 1) * rowHeight
    parts.push(
      `<path d="M0 ${y}H${right(heads.length - 1)}" stroke="var(--line-2)"/>`,
      written(shortened(name), 0, y + 18),
      placed(bar, nameWidth, y + 6, barWidth, 14),
      ...figures.map((figure, i) => written(figure, right(i), y + 18, { end: true })),
    )
  })
  return { svg: parts.join(''), width: right(heads.length - 1), height: (rows.length + 1) * rowHeight }
}

type Paper = {
  title: string
  /** Under the title: of what, of when. */
  about?: string | undefined
  legend: readonly { sign: string; text: string }[]
  drawing: Drawing
}

const margin = 20
const signWidth = 32

/** A chart as a picture of its own: title, what it is about, the drawing and what its signs mean. */
export function paperOf({ title, about, legend, drawing }: Paper): Drawing {
  const width = Math.max(drawing.width, 480) + 2 * margin
  const top = margin + (about === undefined ? 34 : 54)
  const bottom = top + drawing.height + 8
  const height = bottom + legend.length * 22 + margin
  const parts = [
    `<rect width="${width}" height="${height}" fill="var(--card)"/>`,
    written(title, margin, margin + 14, { size: 17, bold: true }),
    about === undefined ? '' : written(about, margin, margin + 36, { ink: '--ink-2' }),
    placed(drawing.svg, margin, top, drawing.width, drawing.height),
    ...legend.map(
      ({ sign, text }, at) =>
        placed(sign, margin, bottom + at * 22 + 4, 24, 12) +
        written(text, margin + signWidth, bottom + at * 22 + 15, { ink: '--ink-2' }),
    ),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${letters}">${parts.join('')}</svg>`
  return {
    svg: svg.replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => light[name] ?? '#000'),
    width,
    height,
  }
}
