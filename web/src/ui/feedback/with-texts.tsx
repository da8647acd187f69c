import { type ReactNode, Suspense, use } from 'react'
import { useLanguage } from '../../lib/languages/i18n.ts'
import type { TextBundle } from '../../lib/languages/text-bundle.ts'
import { Loading } from './states.tsx'

type Props = { texts: TextBundle; children: ReactNode }

function Waiting({ texts, children }: Props) {
  use(texts.bring(useLanguage()))
  return children
}

/** Draws its children when their texts have come; when these cannot be fetched, the nearest boundary says so. */
export function WithTexts(props: Props) {
  return (
    <Suspense fallback={<Loading />}>
      <Waiting {...props} />
    </Suspense>
  )
}
