export const documents = {
  new: 'Document nou',
  list: 'Documente',
}
