import { emptyDict, type PdfObject } from '../../../src/platform/signatures/pdf/objects.ts'
import { array, name, ref, withKeys, writeDict } from '../../../src/platform/signatures/pdf/write-object.ts'
import type { Written } from '../../../src/platform/signatures/sign/append-update.ts'
import type { Cast } from '../cast.ts'
import { firstPage, makePdf, signed, updated, withPage } from '../make-signed-pdf.ts'
import { AT, changed, groupOf, type TamperedFile } from './tampered-file.ts'

type View = Parameters<Parameters<typeof updated>[1]>[0]

/** The group of the pages with some values, which its pages inherit. */
function withGroup(view: View, keys: Record<string, PdfObject>): Written {
  const num = groupOf(view)
  return { num, gen: 0, body: writeDict(withKeys(view.dict(ref(num)) ?? emptyDict, keys)) }
}

const otherFont = withKeys(emptyDict, {
  Type: name('Font'),
  Subtype: name('Type1'),
  BaseFont: name('Symbol'),
})
const otherResources = withKeys(emptyDict, { Font: withKeys(emptyDict, { F1: otherFont }) })

/** A letter whose page takes its resources from its group; `own` stands in their place on the page. */
const inheriting = (plain: Buffer, own: PdfObject): Buffer =>
  updated(plain, (view) => {
    const resources = firstPage(view).dict.map.get('Resources') ?? emptyDict
    return [withGroup(view, { Resources: resources }), withPage(view, { Resources: own })]
  })

/** What a page inherits, changed where it is kept (shadow attacks). */
export async function inheritedValues(cast: Cast): Promise<TamperedFile[]> {
  const wishes = { by: cast.ana, at: AT }
  const plain = await makePdf()
  const shadowed = (own: PdfObject) =>
    updated(signed(inheriting(plain, own), wishes), (view) => [
      withGroup(view, { Resources: otherResources }),
    ])
  const turned = (value: PdfObject, before: PdfObject, after: PdfObject, key: string) =>
    updated(
      signed(
        updated(plain, (view) => [withGroup(view, { [key]: before }), withPage(view, { [key]: value })]),
        wishes,
      ),
      (view) => [withGroup(view, { [key]: after })],
    )
  return [
    changed('resources of the group, null on the page', shadowed(null)),
    changed('resources of the group, a free object on the page', shadowed(ref(9999))),
    changed('resources of the group, a number on the page', shadowed(5)),
    changed('a size of the group, null on the page', turned(null, box(300, 200), box(300, 20), 'MediaBox')),
    changed('a cut of the group, null on the page', turned(null, box(300, 200), box(300, 20), 'CropBox')),
    changed('a turn of the group, null on the page', turned(null, 0, 180, 'Rotate')),
    changed(
      'a null on the page taken away',
      updated(signed(inheriting(plain, null), wishes), (view) => {
        const { num, dict } = firstPage(view)
        const kept = new Map([...dict.map].filter(([key]) => key !== 'Resources'))
        return [{ num, gen: 0, body: writeDict({ kind: 'dict', map: kept }) }]
      }),
    ),
    changed('resources of a group that only the page names', namedGroup(plain, wishes)),
  ]
}

const box = (width: number, height: number): PdfObject => array([0, 0, width, height])

/** The page names another group above it than the one that lists it; most programs inherit from there. */
function namedGroup(plain: Buffer, wishes: Parameters<typeof signed>[1]): Buffer {
  let named = 0
  const group = (resources: PdfObject): Written => ({
    num: named,
    gen: 0,
    body: writeDict(withKeys(emptyDict, { Type: name('Pages'), Resources: resources })),
  })
  const prepared = updated(plain, (view, next) => {
    named = next
    const resources = firstPage(view).dict.map.get('Resources') ?? emptyDict
    return [group(resources), withPage(view, { Resources: null, Parent: ref(next) })]
  })
  return updated(signed(prepared, wishes), () => [group(otherResources)])
}
