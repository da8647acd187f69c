/** fontkit has no types of its own. Only the function that the PDF library needs is declared. */
declare module 'fontkit' {
  type Wanted = Parameters<import('@cantoo/pdf-lib').PDFDocument['registerFontkit']>[0]
  export const create: Wanted['create']
}
