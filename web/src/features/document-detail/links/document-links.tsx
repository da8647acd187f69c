import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentLinks } from '../../../entities/documents/subject/document-links.tsx'
import { SubjectLinks } from '../../../entities/subject/links/subject-links.tsx'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { LinkDialog } from './link-dialog.tsx'

/** Documents connected with this one, and the command that connects another. */
export function DocumentLinks({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const { can, cannot, annulled } = document
  return (
    <>
      <SubjectLinks
        id={document.id}
        of={documentLinks}
        mayRemove={can.link}
        add={
          (can.link || !annulled) && (
            <GuardedButton
              variant="default"
              allowed={can.link}
              reason={cannot.link}
              leftSection={<IconLink size={16} />}
              onClick={() => setAdding(true)}
            >
              {t('documents.link_add')}
            </GuardedButton>
          )
        }
      />
      {adding && <LinkDialog document={document} onClose={() => setAdding(false)} />}
    </>
  )
}
