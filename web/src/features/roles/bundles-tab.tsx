import { type Bundle, bundles } from '@hdoc/contract/people/bundles.ts'
import { ResourceList, type TabOf } from '../../entities/resource/resource-list.tsx'
import { BundleDialog } from './bundle-dialog.tsx'

/** The bundles of rights that the institution made. */
export const BundlesTab = (tab: TabOf<Bundle>) => (
  <ResourceList
    {...tab}
    resource={bundles}
    widths={{ name: '28%', description: '40%' }}
    dialog={BundleDialog}
  />
)
