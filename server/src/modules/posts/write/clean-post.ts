import { POST_PICTURE_PATH } from '@hdoc/contract/posts/post-values.ts'
import { cleanHtml, picturesOf } from '../../../platform/html/clean-html.ts'

const picture = new RegExp(`^${POST_PICTURE_PATH}([1-9]\\d{0,14})$`)

export type CleanedPost = {
  content: string
  /** The pictures that the text shows. */
  pictures: number[]
  /** A picture says nothing to people who cannot see it. */
  lacksAlt: boolean
}

/** The text of a post as it is stored: by the allow-list, with pictures of posts alone. */
export function cleanPost(source: string): CleanedPost {
  const content = cleanHtml(source, { isPicture: (src) => picture.test(src) })
  const shown = picturesOf(content)
  return {
    content,
    pictures: shown.flatMap(({ src }) => picture.exec(src)?.[1] ?? []).map(Number),
    lacksAlt: shown.some(({ alt }) => alt === ''),
  }
}
