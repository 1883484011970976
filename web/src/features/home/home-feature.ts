export { ActionCards } from './components/action-cards.tsx';
export { CheckedStrip } from './components/checked-strip.tsx';
export { HomeHero } from './components/home-hero.tsx';
export { HomeSection } from './components/home-section.tsx';
export { ListPetPanel } from './components/list-pet-panel.tsx';
export { SpeciesWindows } from './components/species-windows.tsx';
