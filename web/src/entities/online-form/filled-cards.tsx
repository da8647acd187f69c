import '../../lib/languages/portal/online-form-texts.ts'
import type { FilledForm } from '@hdoc/contract/online-forms/filled-form.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/display/card.tsx'
import { FactRows } from '../../ui/display/facts.tsx'

/** What was filled in, a card for each section, for staff. */
export function FilledCards({ form }: { form: FilledForm }) {
  const { t } = useTranslation()
  return form.map(({ title, lines }) => (
    <Card key={title} title={title}>
      <FactRows
        rows={lines.map(({ label, value, ticked }) => [
          label,
          ticked === null ? value : t(ticked ? 'online_form.ticked' : 'online_form.unticked'),
        ])}
      />
    </Card>
  ))
}
