import { CompanyForm } from './company-form.tsx'

/** `/company/new`. */
export function CompanyNewPage() {
  return <CompanyForm id={undefined} />
}
