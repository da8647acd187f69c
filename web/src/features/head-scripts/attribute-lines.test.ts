import { expect, test } from 'vitest'
import { attributeLines, attributesOf } from './attribute-lines.ts'

test('attributes are written one a line, as they stand in a tag too, and read back', () => {
  const read = attributesOf('data-site=7\n\n data-url = "https://a.ro/?a=b" \ndata-plain')
  expect(read).toEqual({ 'data-site': '7', 'data-url': 'https://a.ro/?a=b', 'data-plain': '' })
  expect(attributesOf(attributeLines(read))).toEqual(read)
})
