import type { HostileFile } from './hostile-file.ts'

const text = Buffer.from('Un text oarecare.\n')
const named = (what: string, name: string, kept: string): HostileFile => ({ what, name, bytes: text, kept })

/** Names that try to be more than a name; the content is harmless text. */
export const hostileNames: readonly HostileFile[] = [
  named('climbs out of its folder', '../../../../etc/passwd.txt', 'passwd.txt'),
  named('climbs as Windows does', '..\\..\\Windows\\win.txt', 'win.txt'),
  named('absolute path', '/etc/cron.d/sarcina.txt', 'sarcina.txt'),
  named('path of a share', '\\\\server\\parte\\a.txt', 'a.txt'),
  named('path in per cent signs', '..%2f..%2fa.txt', '%2f..%2fa.txt'),
  named('written from right to left', 'factura\u202etxt.exe.txt', 'facturatxt.exe.txt'),
  named('with marks nobody sees', 'a\u200b\u2060\ufeff.txt', 'a.txt'),
  named('with a line break, as a header would', 'a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie_ x=1.txt'),
  named('with an escape of a terminal', '\u001b[31ma.txt', '[31ma.txt'),
  named('with a NUL before another ending', 'a.exe\0.txt', 'a.exe.txt'),
  named('with signs of a page', '<img src=x onerror=alert(1)>.txt', '_img src=x onerror=alert(1)_.txt'),
  named('with quotes, to end a header', 'a";filename="b.exe.txt', 'a_;filename=_b.exe.txt'),
  named('with a formula', '=cmd|calc!A1.txt', '=cmd_calc!A1.txt'),
  named('a device of Windows', 'CON.txt', '_CON.txt'),
  named('a device of Windows, two endings', 'aux.tar.txt', '_aux.tar.txt'),
  named('a stream of NTFS', 'a.txt:ascuns.txt', 'a.txt_ascuns.txt'),
  named('two endings', 'factura.pdf.exe.txt', 'factura.pdf.exe.txt'),
  named('dots and blanks at its end', 'a.txt. . .', 'a.txt'),
  named('over 255 bytes', `${'😀'.repeat(120)}.txt`, `${'😀'.repeat(59)}.txt`),
  named('half a letter', 'a\ud800.txt', 'a\ufffd.txt'),
  { what: 'no name at all', name: '', bytes: text, refused: 422 },
  { what: 'over 255 letters', name: `${'a'.repeat(300)}.txt`, bytes: text, refused: 422 },
  { what: 'two endings, the last a program', name: 'factura.pdf.exe', bytes: text, refused: 415 },
  { what: 'an ending alone', name: '.htaccess', bytes: text, refused: 415 },
  { what: 'an ending in capitals, of a page', name: 'A.HTML', bytes: text, refused: 415 },
]
