import '../../lib/languages/own/administration/settings-texts.ts'
import type { PictureKind } from '@hdoc/contract/settings/setting-values.ts'
import type { OverviewItem } from '@hdoc/contract/settings/settings.ts'

type Word = 'has_picture' | 'no_picture' | 'logo_instead' | 'own_crest'

/**
 * What the overview says of a picture. Without a coat of arms the pages show the logo or the shield of HDoc, so the
 * overview names what is shown.
 */
export function pictureWord(kind: PictureKind, items: readonly OverviewItem[]): `settings.${Word}` {
  const has = (name: PictureKind) => items.some((item) => item.name === name && item.value === true)
  if (has(kind)) return 'settings.has_picture'
  if (kind === 'logo') return 'settings.no_picture'
  return has('logo') ? 'settings.logo_instead' : 'settings.own_crest'
}
