import { PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib'

const name = (text: string) => PDFName.of(text)

/**
 * Removes the signatures from a copy. They do not cover the changed copy, so a reader would
 * show them as broken. What was drawn for them stays. Answers whether there were any. The bytes
 * of the original are not touched.
 */
export function dropSignatures(document: PDFDocument): boolean {
  let found = false
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue
    const value = object.lookup(name('V'))
    const isSignature = value instanceof PDFDict && value.has(name('ByteRange'))
    if (isSignature) object.delete(name('V'))
    if (isSignature || object.has(name('ByteRange'))) found = true
  }
  if (!found) return false
  const { catalog } = document
  for (const entry of ['Perms', 'DSS']) catalog.delete(name(entry))
  const form = catalog.lookup(name('AcroForm'))
  if (form instanceof PDFDict) form.delete(name('SigFlags'))
  return true
}
