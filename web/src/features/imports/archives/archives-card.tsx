import type { ImportFiles } from '@hdoc/contract/imports/import-archives.ts'
import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconFileZip, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../entities/files/file-drop.tsx'
import { call } from '../../../lib/calls/call.ts'
import { formatBytes, formatNumber } from '../../../lib/format/format.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../parts/imports.module.css'
import { useImportAction } from '../parts/use-import-action.ts'
import type { Archives } from './use-archives.ts'

type Props = { detail: ImportDetail; files: ImportFiles; archives: Archives }

/** ZIP archives in which rows find their files by name; optional. */
export function ArchivesCard({ detail: { id }, files, archives }: Props) {
  const { t } = useTranslation()
  const { uploads, refused, failed, retry } = archives
  const remove = useImportAction(id, (archive_id: number) =>
    call(importCalls.removeArchive, { body: { id, archive_id } }),
  )
  return (
    <Card title={t('imports.archives')} help={t('imports.archives_help')}>
      <div className={styles.stack}>
        {files.archives.length > 0 && (
          <ul className={styles.archives} aria-label={t('imports.archives')}>
            {files.archives.map(({ id: archive, name, size, files: count }) => (
              <li key={archive} className={styles.row}>
                <IconFileZip size={16} aria-hidden />
                <span className={styles.archive}>{name}</span>
                <span className={styles.quiet}>
                  {formatBytes(size)} · {t('imports.archive_files', { count, figure: formatNumber(count) })}
                </span>
                {files.may_add && (
                  <ActionIcon
                    size={24}
                    aria-label={t('imports.archive_remove', { name })}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(archive)}
                  >
                    <IconX size={14} />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        )}
        {files.may_add && (
          <FileDrop
            uploads={uploads}
            maximumMb={files.max_file_mb}
            limits={t('imports.archive_limits', { mb: files.max_file_mb })}
          />
        )}
        {failed.map(({ key, name, text }) => (
          <Note key={key} kind="bad" role="alert">
            {name}: {text}{' '}
            <Button size="compact-sm" variant="default" onClick={() => retry(key)}>
              {t('common.retry')}
            </Button>
          </Note>
        ))}
        {refused.map(({ key, name, text }) => (
          <Note key={key} kind="bad" role="alert">
            {name}: {text}
          </Note>
        ))}
      </div>
    </Card>
  )
}
