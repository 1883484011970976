export { unweighPictures as down, weighPictures as up } from '@paltu/pictures';
