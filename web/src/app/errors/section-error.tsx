import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logFailure } from '../../lib/browser/log.ts'
import { isMissingCode, type WhyMissing, whyMissing } from '../../lib/browser/why-missing.ts'
import { Empty } from '../../ui/feedback/states.tsx'
import { missingTexts } from '../../ui/theme/missing-texts.ts'

/**
 * Stands in place of a section that failed while it was drawn, or whose code could not be fetched (offline,
 * or after an update).
 */
export function SectionError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [why, setWhy] = useState<WhyMissing>()
  useEffect(() => {
    logFailure('page', error)
    if (isMissingCode(error)) void whyMissing().then(setWhy)
  }, [error])
  const again = () => {
    reset()
    void router.invalidate()
  }
  const isTriedAgain = why === 'offline' || why === 'failed'
  return (
    <div role="alert">
      <Empty
        title={t(why ? missingTexts[why].title : 'messages.section_failed')}
        text={why && t(missingTexts[why].text)}
        action={
          <Button
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={isTriedAgain ? again : () => location.reload()}
          >
            {t(isTriedAgain ? 'common.retry' : 'messages.reload')}
          </Button>
        }
      />
    </div>
  )
}
