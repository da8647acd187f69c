import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { complaintActivity } from '../../entities/complaints/complaint-activity.ts'
import { ComplaintStatus } from '../../entities/complaints/complaint-status.tsx'
import { TypeIcon } from '../../entities/complaints/type-icon.tsx'
import { FilledCards } from '../../entities/online-form/filled-cards.tsx'
import { SubjectActivity } from '../../entities/subject/activity/subject-activity.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { CommentsCard } from './comments-card.tsx'
import styles from './complaint.module.css'
import { DecideCard } from './decide-card.tsx'
import type { Opened } from './dialogs/opened.ts'
import { FactsCard } from './facts-card.tsx'
import { PhotosCard } from './photos-card.tsx'
import { PlaceCard } from './place-card.tsx'
import { RelatedCard } from './related-card.tsx'

const ComplaintDialog = lazyPart(async () => (await import('./dialogs/complaint-dialog.tsx')).default)

/** A complaint: how it stands, what was reported and where, comments, photos, and what there is to do. */
export function ComplaintView({ row }: { row: Complaint }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <Page
      title={
        <>
          <span className={styles.number}>{row.number || t('complaints.no_number')}</span>{' '}
          <span className={styles.type}>
            <TypeIcon icon={row.type.icon} /> {row.type.name}
          </span>
        </>
      }
      breadcrumb={[
        { label: t('complaints.portal') },
        { label: t('complaints.title'), to: '/sesizari' },
        { label: row.number || t('complaints.no_number') },
      ]}
      aside={<ComplaintStatus status={row.status} />}
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('complaints.print')}
        </Button>
      }
    >
      <FactsCard row={row} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card title={t('complaints.what')}>
            <p className={styles.said}>{row.description}</p>
          </Card>
          <FilledCards form={row.form} />
          <PhotosCard row={row} onShow={(photo) => setOpened({ name: 'photo', photo })} />
          <CommentsCard row={row} />
          <Card title={t('complaints.history')}>
            <SubjectActivity id={row.id} of={complaintActivity} />
          </Card>
        </div>
        <div className={styles.beside}>
          <DecideCard row={row} onOpen={(name) => setOpened({ name })} />
          <PlaceCard row={row} onMove={() => setOpened({ name: 'move' })} />
          <RelatedCard row={row} onUnjoin={() => setOpened({ name: 'unjoin' })} />
        </div>
      </div>
      {opened && (
        <KeptRow key={opened.name} row={row}>
          {(kept) => <ComplaintDialog row={kept} opened={opened} onClose={() => setOpened(null)} />}
        </KeptRow>
      )}
    </Page>
  )
}
