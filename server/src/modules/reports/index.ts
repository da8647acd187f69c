export { makeBook, onBookAsked } from './jobs/make-book.ts'
export { removeBooksJob } from './jobs/remove-books.ts'
export { reportRoutes } from './routes.ts'
