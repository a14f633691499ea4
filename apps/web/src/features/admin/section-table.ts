import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import Building2 from 'lucide-react/icons/building-complex'
import ChartLine from 'lucide-react/icons/chart-line'
import Coins from 'lucide-react/icons/coins'
import Cpu from 'lucide-react/icons/cpu'
import Hash from 'lucide-react/icons/hash'
import ListChecks from 'lucide-react/icons/list-checks'
import Package from 'lucide-react/icons/package'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import Ticket from 'lucide-react/icons/ticket'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { AdminKey } from '../../i18n/admin-words.ts'

/** The sections of the console in menu order. */
export const SECTIONS: readonly { path: string; name: AdminKey; icon: LucideIcon }[] = [
  { path: '/admin', name: 'admin.overview', icon: ChartLine },
  { path: '/admin/tasks', name: 'admin.tasks', icon: ListChecks },
  { path: '/admin/company', name: 'admin.company', icon: Building2 },
  { path: '/admin/engines', name: 'admin.engines', icon: Cpu },
  { path: '/admin/prices', name: 'admin.costs', icon: Coins },
  { path: '/admin/money', name: 'admin.books', icon: Wallet },
  { path: '/admin/products', name: 'admin.products', icon: Package },
  { path: '/admin/codes', name: 'admin.codes', icon: Ticket },
  { path: '/admin/orders', name: 'admin.orders', icon: ReceiptText },
  { path: '/admin/people', name: 'admin.people', icon: Users },
  { path: '/admin/channels', name: 'admin.channels', icon: Hash },
  { path: '/admin/words', name: 'admin.words', icon: Ban },
  { path: '/admin/audit-log', name: 'admin.audit', icon: ScrollText },
]
