import { useParams } from '@tanstack/react-router'
import { CompanyForm } from './company-form.tsx'

/** `/company/edit/{id}`. */
export function CompanyEditPage() {
  const { id } = useParams({ from: '/staff/company/edit/$id' })
  return <CompanyForm key={id} id={id} />
}
