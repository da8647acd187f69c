import '../../lib/languages/own/administration/imports-texts.ts'
import { useSearch } from '@tanstack/react-router'
import { ImportPage } from './import-page.tsx'

export { ImportsPage } from './imports-page.tsx'

export function ImportDocumentsPage() {
  const { import: id } = useSearch({ from: '/staff/admin/import-document' })
  return <ImportPage kind="document" id={id} />
}

export function ImportUsersPage() {
  const { import: id } = useSearch({ from: '/staff/admin/import-users' })
  return <ImportPage kind="user" id={id} />
}

export function ImportIssuersPage() {
  const { import: id } = useSearch({ from: '/staff/admin/import-deponent' })
  return <ImportPage kind="issuer" id={id} />
}
