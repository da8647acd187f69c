import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddFiles } from '../../entities/subject/files/add-files.tsx'
import { call } from '../../lib/calls/call.ts'
import { formatBytes } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import styles from './entry.module.css'

const changes = [{ what: 'gazette.changed' }] as const
/** Copies are made in memory, so larger files are refused. */
const MOST_MB = 30

/** The files of an entry as they are going to be published, or are. */
export function EntryFiles({ entry }: { entry: GazetteEntry }) {
  const { t } = useTranslation()
  const { id, files, can } = entry
  const [isAdding, setAdding] = useState(false)
  const drop = useAction({
    call: (fileId: number) => call(gazetteEntryCalls.dropFile, { body: { id, file_id: fileId } }),
    changes,
    said: () => t('gazette.dropped'),
  })
  return (
    <Card title={t('gazette.files')} help={can.edit ? t('gazette.files_help') : undefined}>
      {files.length === 0 && <p>{t('gazette.no_files')}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <a href={`/api/gazette_entry/file/${file.id}`} target="_blank" rel="noreferrer">
              {file.name}
            </a>
            <span>{formatBytes(file.size)}</span>
            {can.edit && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('gazette.drop_name', { name: file.name })}
                onClick={() => drop.mutate(file.id)}
              >
                {t('gazette.drop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {can.edit &&
        (isAdding ? (
          <AddFiles
            maximumMb={MOST_MB}
            attach={(upload_ids) => call(gazetteEntryCalls.addFiles, { body: { id, upload_ids } })}
            changes={changes}
            onAttached={() => undefined}
            onDone={() => setAdding(false)}
          />
        ) : (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('gazette.add_files')}
          </Button>
        ))}
    </Card>
  )
}
