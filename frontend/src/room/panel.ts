/** The drawers of a room. */
export type Panel = 'chat' | 'log' | 'people' | 'rules' | 'menu' | 'invite' | 'settings' | 'past'
