import type { AnyRoute } from '@tanstack/react-router'
import { routeTree } from '../src/app/tree/route-tree.ts'

const children = (route: AnyRoute): AnyRoute[] => Object.values(route.children ?? {}) as AnyRoute[]

const text = ({ options }: AnyRoute, name: 'id' | 'path'): string => String(Reflect.get(options, name))

/** Every route of the tree with its row and the look of its frame. */
export const treeRoutes = children(routeTree).flatMap((frame) =>
  children(frame)
    .filter((route) => text(route, 'path') !== '$')
    .map((route) => ({
      look: text(frame, 'id'),
      path: text(route, 'path'),
      page: route.options.staticData?.page,
    })),
)
