import { accounts } from './accounts.ts'
import { approvals } from './approvals.ts'
import { batch } from './batch.ts'
import { clients } from './clients.ts'
import { data_requests } from './data-requests.ts'
import { deponents } from './deponents.ts'
import { doc_types } from './doc-types.ts'
import { document_history } from './document-history.ts'
import { documents } from './documents.ts'
import { files } from './files.ts'
import { form } from './form.ts'
import { groups } from './groups.ts'
import { list } from './list.ts'
import { login } from './login.ts'
import { lookup } from './lookup.ts'
import { map } from './map.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { oidc } from './oidc.ts'
import { oidc_return } from './oidc-return.ts'
import { outbox } from './outbox.ts'
import { pages } from './pages.ts'
import { phone } from './phone.ts'
import { portal } from './portal.ts'
import { posts } from './posts.ts'
import { preview } from './preview.ts'
import { printing } from './printing.ts'
import { profile } from './profile.ts'
import { register_book } from './register-book.ts'
import { registers } from './registers.ts'
import { registration } from './registration.ts'
import { reservations } from './reservations.ts'
import { resources } from './resources.ts'
import { rights } from './rights.ts'
import { scans } from './scans.ts'
import { second_step } from './second-step.ts'
import { shell } from './shell.ts'
import { signatures } from './signatures.ts'
import { subject } from './subject.ts'
import { substitutes } from './substitutes.ts'
import { test_documents } from './test-documents.ts'
import { tracking } from './tracking.ts'
import { ui } from './ui.ts'
import { words } from './words.ts'
import { workcases } from './workcases.ts'

export const ro = {
  accounts,
  approvals,
  batch,
  clients,
  common: words,
  data_requests,
  deponents,
  doc_types,
  document_history,
  documents,
  files,
  form,
  groups,
  list,
  login,
  lookup,
  map,
  messages,
  notifications,
  oidc,
  oidc_return,
  outbox,
  pages,
  phone,
  portal,
  posts,
  preview,
  printing,
  profile,
  register_book,
  registers,
  registration,
  reservations,
  resources,
  rights,
  scans,
  second_step,
  shell,
  signatures,
  subject,
  substitutes,
  test_documents,
  tracking,
  ui,
  workcases,
}
