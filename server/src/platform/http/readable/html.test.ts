import { expect, test } from 'vitest'
import { html } from './html.ts'

test('every text is escaped, in elements and in attributes; markup and lists of it stay', () => {
  const hostile = `<script>"&'</script>\u0000\ud800`
  const item = html`<li title="${hostile}">${hostile}</li>`
  expect(html`<ul>${[item, html`<li>${3}</li>`]}</ul>`.markup).toBe(
    '<ul><li title="&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;\ufffd">&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;\ufffd</li>\n<li>3</li></ul>',
  )
})
