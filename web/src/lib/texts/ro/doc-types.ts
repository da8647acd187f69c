export const doc_types = {
  title: '',
}
