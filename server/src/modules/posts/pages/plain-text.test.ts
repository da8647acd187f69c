import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('words stay, in lines, without markup and what it hides', () => {
  expect(
    plainText(
      '<h2>Taxe &amp; impozite</h2><p>Până la <b>31&nbsp;martie</b>.<br>Apoi</p><ul><li>unu</li><li>doi</li></ul><table><tr><td>a</td><td>b</td></tr></table><img src="x" alt="Harta"><script>alert(1)</script>',
    ),
  ).toBe('Taxe & impozite\nPână la 31 martie.\nApoi\n\n– unu\n– doi\na · b ·\n\n[Harta]')
})

test('what is no entity stays as it is, and an impossible letter goes', () => {
  expect(plainText('a &lt; b &unknown; &#x41;&#0;&#99999999;')).toBe('a < b &unknown; A&#99999999;')
})
