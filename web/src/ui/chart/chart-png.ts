import { type Drawing, type PaperRow, paperOf, tableDrawing } from './chart-paper.ts'

/** The saved picture has two dots for each of the screen, so that it stays sharp on paper. */
const scale = 2

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''
const markup = (element: Element | null): string =>
  element === null ? '' : new XMLSerializer().serializeToString(element)

/** A table with bars, as its rows stand in the page. */
function tableOf(table: HTMLTableElement): Drawing {
  const heads = [...table.querySelectorAll('thead th')].slice(1).map(textOf)
  const rows = [...table.querySelectorAll('tbody tr, tfoot tr')].map(
    (row): PaperRow => ({
      name: textOf(row.querySelector('th')),
      bar: markup(row.querySelector('svg')),
      figures: [...row.querySelectorAll('td:not([aria-hidden])')].map(textOf),
    }),
  )
  return tableDrawing(heads, rows)
}

/** What stands in the page as the picture of a chart; undefined while its code is still loading. */
function drawingIn(section: Element): Drawing | undefined {
  const picture = section.querySelector('svg.recharts-surface')
  if (picture !== null) {
    const { width, height } = picture.getBoundingClientRect()
    return { svg: markup(picture), width, height }
  }
  const table = section.querySelector('table')
  return table === null ? undefined : tableOf(table)
}

function loaded(svg: string): Promise<HTMLImageElement> {
  const picture = new Image()
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }))
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('the picture of a chart cannot be drawn'))
    picture.src = address
  }).finally(() => URL.revokeObjectURL(address)) as Promise<HTMLImageElement>
}

/** The picture of a chart as a PNG, with its title and its legend; undefined when nothing is drawn. */
export async function pngOf(section: Element, title: string, about?: string): Promise<Blob | undefined> {
  const drawing = drawingIn(section)
  if (drawing === undefined) return undefined
  const legend = [...section.querySelectorAll('[data-legend] li')].map((line) => ({
    sign: markup(line.querySelector('svg')),
    text: textOf(line),
  }))
  const { svg, width, height } = paperOf({ title, about, legend, drawing })
  const picture = await loaded(svg)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}
