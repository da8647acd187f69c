import { emptyDict } from '../../../src/platform/signatures/pdf/objects.ts'
import { ref } from '../../../src/platform/signatures/pdf/write-object.ts'
import type { Cast } from '../cast.ts'
import { withDss } from '../honest-files.ts'
import { contentsOf, makePdf, signed, updated, withPage, withRoot } from '../make-signed-pdf.ts'
import { AT, changed, FORGED, pageText, type TamperedFile } from './tampered-file.ts'

/** Things behind the signature that programs read in two ways, or that no table leads to. */
export async function appendedUpdates(cast: Cast): Promise<TamperedFile[]> {
  const wishes = { by: cast.ana, at: AT }
  const once = signed(await makePdf({ pages: 2 }), wishes)
  const content = (file: Buffer) =>
    updated(file, (view, next) => [pageText(next, FORGED), withPage(view, { Contents: ref(next) })])
  return [
    changed('text behind the end', Buffer.concat([once, Buffer.from('suma este 900 lei\n')])),
    changed('an object behind the end', Buffer.concat([once, Buffer.from('9 0 obj\n<</A 1>>\nendobj\n')])),
    changed('half an update behind the end', content(once).subarray(0, -20)),
    changed(
      'another object that no table leads to',
      (() => {
        const long = updated(once, withDss)
        const at = long.lastIndexOf('xref\n', long.length - 60)
        const hidden = Buffer.from('1 0 obj\n<</Type /Catalog>>\nendobj\n')
        const text = long.toString('latin1', at).replace(/startxref\n\d+/, `startxref\n${at + hidden.length}`)
        return Buffer.concat([long.subarray(0, at), hidden, Buffer.from(text, 'latin1')])
      })(),
    ),
    {
      name: 'an update with two tables',
      bytes: withTwoTables(updated(once, withDss)),
      as: ['changed', 'unreadable'],
    },
    {
      name: 'the signature taken out',
      bytes: updated(once, (view) => [withRoot(view, { AcroForm: emptyDict })]),
      as: ['unsigned'],
    },
    {
      name: 'an object freed by its table alone',
      bytes: freed(once),
      as: ['changed', 'invalid', 'unreadable'],
    },
    // Who reads object 5 of generation 99 first knows nothing of object 5, in both states.
    {
      name: 'a reference of another generation that hides what is changed',
      bytes: otherGeneration(wishes, await makePdf()),
      as: ['changed', 'invalid', 'unreadable'],
    },
  ]
}

function otherGeneration(wishes: Parameters<typeof signed>[1], plain: Buffer): Buffer {
  const poisoned = updated(plain, (view) => [withRoot(view, { AAA: ref(contentsOf(view), 99) })])
  return updated(signed(poisoned, wishes), (view) => [pageText(contentsOf(view), FORGED)])
}

/** The last update of a file, with a second table that only some readers look at. */
function withTwoTables(file: Buffer): Buffer {
  const text = file.toString('latin1')
  const at = text.lastIndexOf('/Prev ')
  return Buffer.from(`${text.slice(0, at)}/XRefStm 17 ${text.slice(at)}`, 'latin1')
}

/** An update that holds nothing but a table which frees the content of the first page. */
function freed(file: Buffer): Buffer {
  const text = file.toString('latin1')
  const last = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const trailer = /trailer\n(<<.*>>)\nstartxref\n\d+\n%%EOF\s*$/.exec(text)?.[1] ?? ''
  const contents = Number(/\/Contents (\d+) 0 R/.exec(text)?.[1] ?? 5)
  const table = `xref\n${contents} 1\n0000000000 00001 f \ntrailer\n${trailer.replace(/\/Prev \d+/, `/Prev ${last}`)}\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(table, 'latin1')])
}
