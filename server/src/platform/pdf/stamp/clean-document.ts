import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { dropSignatures } from './drop-signatures.ts'
import type { Cleaned, CleaningOrder } from './stamp-order.ts'

const name = (text: string) => PDFName.of(text)
/** Entries of the catalogue that run something, tell of authors, or carry other files along. */
const DROPPED = ['Metadata', 'OpenAction', 'AA', 'PieceInfo', 'Perms', 'DSS', 'Collection', 'AF']

/** Fields of signatures, with their widgets; a widget may be the field itself. */
function signatureFields(document: PDFDocument): Set<PDFObject> {
  const found = new Set<PDFObject>()
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.lookup(name('FT')) !== name('Sig')) continue
    found.add(object)
    const kids = object.lookup(name('Kids'))
    if (kids instanceof PDFArray)
      for (let n = 0; n < kids.size(); n++) {
        const kid = kids.lookup(n)
        if (kid) found.add(kid)
      }
  }
  return found
}

/** Takes out of a list what stands in `gone`. */
function without(list: PDFObject | undefined, gone: ReadonlySet<PDFObject>): void {
  if (!(list instanceof PDFArray)) return
  for (let n = list.size() - 1; n >= 0; n--) {
    const one = list.lookup(n)
    if (one && gone.has(one)) list.remove(n)
  }
}

/** What was drawn for a signature goes with it. */
function dropDrawn(document: PDFDocument, pages: readonly PDFPage[]): void {
  const gone = signatureFields(document)
  for (const page of pages) {
    without(page.node.lookup(name('Annots')), gone)
    page.node.delete(name('AA'))
    page.node.delete(name('Metadata'))
  }
  const form = document.catalog.lookup(name('AcroForm'))
  if (form instanceof PDFDict) {
    without(form.lookup(name('Fields')), gone)
    form.delete(name('XFA'))
  }
  // The tree of the structure may still lead to a widget; it finds it empty.
  for (const one of gone) if (one instanceof PDFDict) for (const key of one.keys()) one.delete(key)
}

/** Forgets every object to which nothing leads any more, so that it is not written. */
function dropUnreachable({ context, catalog }: PDFDocument): void {
  const seen = new Set<PDFRef>()
  const waiting: PDFObject[] = [catalog]
  const root = context.trailerInfo.Root
  if (root instanceof PDFRef) seen.add(root)
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (seen.has(object)) continue
      seen.add(object)
      const target = context.lookup(object)
      if (target) waiting.push(target)
    } else if (object instanceof PDFDict) waiting.push(...object.values())
    else if (object instanceof PDFArray) waiting.push(...object.asArray())
    else if (object instanceof PDFStream) waiting.push(object.dict)
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!seen.has(ref)) context.delete(ref)
}

/**
 * Makes a copy of a PDF for the public: without signatures and what was drawn for them, without its authors, other
 * files and actions; text and tags stay. The given bytes are not changed. A refusal is an answer, not an error.
 */
export async function cleanDocument(bytes: Uint8Array, order: CleaningOrder): Promise<Cleaned> {
  let document: PDFDocument
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false })
  } catch (error) {
    return { ok: false, reason: error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable' }
  }
  if (document.isEncrypted) return { ok: false, reason: 'encrypted' }
  try {
    for (const number of [...order.without].sort((a, b) => b - a)) document.removePage(number - 1)
    const pages = document.getPages()
    if (pages.length === 0) return { ok: false, reason: 'unreadable' }
    dropSignatures(document)
    dropDrawn(document, pages)
    for (const entry of DROPPED) document.catalog.delete(name(entry))
    const names = document.catalog.lookup(name('Names'))
    if (names instanceof PDFDict)
      for (const entry of ['EmbeddedFiles', 'JavaScript']) names.delete(name(entry))
    delete document.context.trailerInfo.Info
    dropUnreachable(document)
    document.setProducer('HDoc')
    document.setModificationDate(new Date(order.at))
    return { ok: true, bytes: await document.save() }
  } catch {
    // A document that loads can still have broken pages; HDoc does not repair them.
    return { ok: false, reason: 'unreadable' }
  }
}
