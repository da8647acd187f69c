export const posts = {
  title: 'Noutăți',
  categories: 'Categorii',
  all: 'Toate',
  by: '{{date}} · {{author}}',
  empty: 'Nu există noutăți în această categorie.',
  newer: 'Mai noi',
  older: 'Mai vechi',
  pages: 'Paginile cu noutăți',
  page: 'Pagina {{page}} din {{last}}',
  feed: 'Flux Atom cu noutăți',
  back: 'Toate noutățile',
}
