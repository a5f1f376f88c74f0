import type { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { pageChanged } from '../lib/page-focus.ts'
import { AppLayout } from './app-layout.tsx'
import { FailedPage } from './failed-page.tsx'
import { HomeRoute } from './home-route.tsx'
import { unbuiltPages } from './unbuilt-pages.ts'

const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
})

const layoutRoute = createRoute({ getParentRoute: () => rootRoute, id: 'app', component: AppLayout })

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('../features/sign-in/sign-in-page.tsx'), 'SignInPage'),
})

const homeRoute = createRoute({ getParentRoute: () => layoutRoute, path: '/', component: HomeRoute })

const workbenchRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/iran-conflict',
  component: lazyRouteComponent(() => import('../features/workbench/workbench-page.tsx'), 'WorkbenchPage'),
})

const settingsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
})

const unbuiltRoutes = unbuiltPages.map((page) =>
  createRoute({
    getParentRoute: () => layoutRoute,
    path: page.path,
    component: lazyRouteComponent(() => import('./unbuilt-page.tsx'), 'UnbuiltPage'),
  }),
)

const routeTree = rootRoute.addChildren([signInRoute, layoutRoute.addChildren([homeRoute, workbenchRoute, settingsRoute, ...unbuiltRoutes])])

/** The pages and what leads to them. Search values are plain strings: an id of digits stays an id. */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    scrollRestoration: true,
    defaultErrorComponent: FailedPage,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const entries = Object.entries(search).flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, String(value)]]))
      return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
    },
    context: { queryClient },
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) pageChanged()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
