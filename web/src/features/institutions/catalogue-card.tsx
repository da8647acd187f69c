import type { InstitutionDetail } from '@hdoc/contract/clients/institution-values.ts'
import { Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/display/card.tsx'
import { FactRows } from '../../ui/display/facts.tsx'
import { BringDialog } from './bring-dialog.tsx'

/** What an institution got from the catalogue, and the button to bring more of it. */
export function CatalogueCard({ institution }: { institution: InstitutionDetail }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { registers, doc_types, groups } = institution.filled_with
  const isEmpty = registers.length + doc_types.length + groups.length === 0
  const names = (list: readonly string[]) => (list.length === 0 ? t('clients.nothing') : list.join(', '))
  if (isEmpty && !institution.can.edit) return null
  return (
    <Card
      title={t('clients.filled_with')}
      actions={
        institution.can.edit && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCopyPlus size={16} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('clients.bring')}
          </Button>
        )
      }
    >
      <FactRows
        rows={[
          [t('clients.groups'), names(groups)],
          [t('clients.registers'), names(registers)],
          [t('clients.doc_types'), names(doc_types)],
        ]}
      />
      {isOpen && <BringDialog client={institution} onClose={() => setOpen(false)} />}
    </Card>
  )
}
