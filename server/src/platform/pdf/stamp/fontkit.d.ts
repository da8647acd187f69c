/** fontkit brings no types; what the PDF library asks of it is all that is used. */
declare module 'fontkit' {
  type Wanted = Parameters<import('@cantoo/pdf-lib').PDFDocument['registerFontkit']>[0]
  export const create: Wanted['create']
}
