/** Stands in for `use-sync-external-store/shim`, which brings to old versions of React what ours has. */
export { useSyncExternalStore } from 'react'
