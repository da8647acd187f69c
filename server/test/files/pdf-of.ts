/**
 * Makes a PDF with one page for each line, in a font that the file does not contain. `locked`: nothing in it
 * can be read without a password.
 */
export function pdfOf(lines: readonly string[], { locked = false } = {}): Buffer {
  const objects: string[] = ['<</Type/Catalog/Pages 2 0 R>>']
  const kids = lines.map((_, n) => `${4 + n * 2} 0 R`).join(' ')
  objects.push(`<</Type/Pages/Count ${lines.length}/Kids[${kids}]>>`)
  objects.push('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')
  for (const [n, line] of lines.entries()) {
    const drawn = `BT /F1 24 Tf 60 700 Td (${line}) Tj ET`
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + n * 2} 0 R>>`,
      `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    )
  }
  const secret = `<${'5a'.repeat(32)}>`
  const encrypt = locked
    ? `/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -44/O${secret}/U${secret}>>/ID[<00><00>]`
    : ''
  let text = '%PDF-1.4\n'
  const places = objects.map((object, n) => {
    const at = text.length
    text += `${n + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R${encrypt}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
