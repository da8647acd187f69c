import type { TestApp } from '../browsers/app.ts'
import { byPost, dispatchOffice, type SavedDispatch } from './dispatch-office.ts'

/** A case with an outgoing document that is not its answer yet, and `olga`, who prepares its dispatches. */
export async function letterOffice(t: TestApp) {
  const office = await dispatchOffice(t)
  const work = await office.atWork()
  const letter = await office.register({
    category: 'iesire',
    doc_type_id: office.letter,
    register_id: office.outgoing,
    short_description: 'Solicitare de date',
  })
  await office.made('primar', '/api/workcase/add_document', { id: work.id, document_id: letter.id })
  const whole = {
    case_id: work.id,
    document_id: letter.id,
    ...byPost,
    resolution_text: 'Vă rugăm completați.',
  }
  const olga = await office.person('olga')
  const post = <T = SavedDispatch>(path: string, body: object) => olga.post<T>(path, body)
  const add = async (more: object = {}) => (await post('/api/dispatch/add', { ...whole, ...more })).body.data
  return { ...office, work, sent: letter, whole, post, add }
}
