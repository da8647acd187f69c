import type { BatchAnswer } from '@hdoc/contract/people/user-calls.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../ui/action/use-action.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { BatchResults } from './batch-results.tsx'

type Props = {
  title: string
  confirm: string
  /** Something is lost by it: the button is red. */
  destructive?: boolean
  /**
   * Key of what is asked: a new key loads the preview again. Undefined while something still has to be
   * chosen.
   */
  wanted: string | undefined
  run: (preview: boolean) => Promise<BatchAnswer>
  children?: ReactNode
  onClose: () => void
}

/** A change of several chosen people: shows what would happen, does it, and says what happened to whom. */
export function BatchDialog({ title, confirm, destructive, wanted, run, children, onClose }: Props) {
  const { t } = useTranslation()
  const preview = useQuery({
    queryKey: ['user-preview', wanted],
    queryFn: () => run(true),
    enabled: wanted !== undefined,
    gcTime: 0,
  })
  const act = useAction({ call: () => run(false), changes: [{ what: 'user.changed' }] })
  const changes = preview.data?.results.some(({ outcome }) => outcome === 'changed') ?? false
  const footer = act.data ? (
    <Button onClick={onClose}>{t('common.close')}</Button>
  ) : (
    <>
      <Button variant="default" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button
        color={destructive ? 'red' : 'blue'}
        disabled={!changes}
        loading={act.isPending}
        onClick={() => act.mutate()}
      >
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      {!act.data && children}
      {wanted !== undefined && <Answer query={preview} />}
      {act.data ? <BatchResults answer={act.data} /> : preview.data && <BatchResults answer={preview.data} />}
    </Dialog>
  )
}
