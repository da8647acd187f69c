import { UnshownError } from '../unshown/unshown-error.ts'
import type { Collector } from './collect-blocks.ts'
import { readXml } from './read-xml.ts'
import type { Parts } from './unzip.ts'

const MAX_SLIDES = 500

const numberOf = (name: string): number | undefined => {
  const match = /^ppt\/slides\/slide(\d{1,5})\.xml$/.exec(name)
  return match ? Number(match[1]) : undefined
}

function readSlide(xml: string, into: Collector): void {
  let text = ''
  let isText = false
  let isTitle = false
  readXml(xml, {
    open({ name, attribute }) {
      if (name === 'p:sp') isTitle = false
      else if (name === 'p:ph') isTitle = /^(title|ctrTitle)$/.test(attribute('type') ?? '')
      else if (name === 'a:t') isText = true
      else if (name === 'a:br') text += '\n'
    },
    close(name) {
      if (name === 'a:t') isText = false
      if (name !== 'a:p') return
      into.add(isTitle ? { type: 'heading', level: 2, text } : { type: 'text', text })
      text = ''
    },
    text(piece) {
      if (isText) text += piece
    },
  })
}

/** Reads the texts of a presentation, slide by slide. Throws `UnshownError` when it has no slides. */
export function readPptx(parts: Parts, into: Collector): void {
  const slides = parts.names
    .flatMap((name) => {
      const number = numberOf(name)
      return number === undefined ? [] : [{ name, number }]
    })
    .sort((a, b) => a.number - b.number)
  if (slides.length === 0) throw new UnshownError('damaged')
  if (slides.length > MAX_SLIDES) into.markCut()
  for (const { name, number } of slides.slice(0, MAX_SLIDES)) {
    if (into.isFull()) return
    into.part(String(number))
    readSlide(parts.read(name) ?? '', into)
  }
}
