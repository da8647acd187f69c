import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { logFailure } from '../lib/log.ts'
import { Empty } from '../ui/states.tsx'

/** In the place of a section that failed while it was drawn, or whose code could not be fetched after an update. */
export function SectionError({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  useEffect(() => logFailure('page', error), [error])
  return (
    <div role="alert">
      <Empty
        title={t('messages.section_failed')}
        action={
          <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => location.reload()}>
            {t('messages.reload')}
          </Button>
        }
      />
    </div>
  )
}
